import S3rver from '@20minutes/s3rver';

const { S3_HOST, S3_PORT, S3_FOLDER, S3_BUCKET } = process.env;

await new S3rver({
  address: S3_HOST,
  port: Number(S3_PORT),
  directory: S3_FOLDER,
  configureBuckets: [{ name: S3_BUCKET }],
}).run();
