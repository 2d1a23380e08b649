/** Names of this machine and of a home or office network. */
export const isOwnNetwork = (hostname: string): boolean =>
  !/[.[]/.test(hostname) ||
  /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^\[(?:::1\]|f[cd]|fe80:)|\.(?:localhost|local|lan|internal|home\.arpa|test)$/.test(
    hostname,
  );
