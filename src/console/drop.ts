/** Lets the user drop a file on a view. */

let handed: File | undefined;

/** Keeps a file for the view that opens next. */
export function handOver(file: File): void {
  handed = file;
}

/** Returns the file that was handed over, once. */
export function takeHanded(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}

/** Calls `take` with a file that is dropped on the element. */
export function acceptDrops(element: HTMLElement, take: (file: File) => void): void {
  const over = (event: DragEvent, isOver: boolean): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    element.classList.toggle('dropping', isOver);
  };
  element.addEventListener('dragover', (event) => over(event, true));
  element.addEventListener('dragleave', (event) => over(event, false));
  element.addEventListener('drop', (event) => {
    over(event, false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) take(file);
  });
}
