-- The key that signs the region as one file (decision 071): PKCS #8 of an Ed25519 key, made by the first server that starts.
CREATE TABLE guide_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  private_key bytea NOT NULL
);
