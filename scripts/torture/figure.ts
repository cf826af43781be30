/** Something that was measured and has to stay within a bound. */
export interface Figure {
  readonly name: string;
  readonly figure: number;
  readonly atMost: number;
  readonly unit: string;
}
