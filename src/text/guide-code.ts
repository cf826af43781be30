/** Which code in the guides contains the address that clients use, and which contains the listener of the server. */

/**
 * Blocks in these languages configure a proxy or another program on the machine of the server. They connect to the port
 * that the server listens on, even if clients use another address.
 */
export const configurationLanguages = /^(nginx|caddy|haproxy|ini|yaml)$/;
