/** A measured value and the limit that it must not exceed. */
export interface Figure {
  readonly name: string;
  readonly figure: number;
  readonly atMost: number;
  readonly unit: string;
}
