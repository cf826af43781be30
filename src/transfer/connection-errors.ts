/** Explains in words why a server does not respond. */

const noTls = 'it does not accept TLS connections. If it uses no TLS, start the URL with http://';
const untrusted =
  'its certificate is not trusted. To trust your own certificate, set NODE_EXTRA_CA_CERTS to its file';

/** The reasons, by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no program listens at this address',
  ENOTFOUND: 'there is no host with this name',
  EPROTO: noTls,
  // fetch returns this code, and node:https returns EPROTO.
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  HPE_INVALID_CONSTANT: 'its response is not HTTP. If it uses TLS, start the URL with https://',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
};

/** Returns the reason of an error of a connection, with its code. */
export function connectionErrorReason({ code, message }: NodeJS.ErrnoException): string {
  if (code === undefined) return message;
  const reason = reasons[code];
  return reason === undefined ? code : `${reason} (${code})`;
}
