/** Explains errors of the operating system in sentences. */

/** What is wrong, by the code of the error. `#` stands for the path. */
const sentences: Readonly<Record<string, string>> = {
  EMFILE: 'Too many files are open. Raise the limit of this process, for example with `ulimit -n 1024`.',
  ENFILE: 'Too many files are open on this machine.',
  ENOSPC: 'Cannot write #: the disk is full.',
  EDQUOT: 'Cannot write #: the disk quota is exhausted.',
  EFBIG:
    'Cannot write #: the file would exceed the size limit of this process. Raise the limit with `ulimit -f`.',
  EEXIST: 'Cannot create #: it already exists.',
  ENOENT: 'Cannot open #: the file or its folder does not exist.',
  ENOTDIR: 'Cannot open #: a part of its path is not a folder.',
  EISDIR: 'Cannot open #: it is a folder.',
  EACCES: 'Cannot open #: permission denied.',
  EPERM: 'Cannot open #: the operation is not permitted.',
  EROFS: 'Cannot write #: the file system is read-only.',
  ENAMETOOLONG: 'Cannot open #: the name is too long.',
  ELOOP: 'Cannot open #: its symbolic links form a loop.',
};

/** Writes a file. An error of the write itself, such as of a full disk, has no path until this function adds it. */
export function writeTo(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Returns a sentence for an error of a file, or undefined for any other error. */
export function systemErrorSentence({ code, path, syscall }: NodeJS.ErrnoException): string | undefined {
  if (syscall === undefined) return undefined;
  return sentences[code ?? '']?.replace('#', () => path ?? 'the file');
}

/** Returns the message of an error as a sentence. */
export function reasonOf(failure: unknown): string {
  const error = failure as NodeJS.ErrnoException;
  return systemErrorSentence(error) ?? error.message.replace(/\.?$/, '.');
}
