/** How the server and the commands treat signals that end a process. */

/**
 * For this long after the first signal, another one counts as the same signal. For example, `timeout` sends SIGTERM to the
 * process and then to its group, so that the process gets it twice.
 */
export const repeatedSignalMs = 500;
