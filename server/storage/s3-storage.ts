import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Env } from '../env'
import { StorageAway, type Storage } from './storage'

/**
 * A store that is away is noticed within seconds. A read or write may take longer, as long as data
 * keeps coming.
 */
const patience = { connectionTimeout: 3000, socketTimeout: 20_000 }
/** One try and one more; after that the caller may try again. */
const tries = 2

/** Files in an S3-compatible bucket, named by `S3_*`. */
export function s3Storage(env: Env & { S3_BUCKET: string }): Storage {
  const client = new S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT === undefined ? {} : { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    ...(env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined
      ? {}
      : {
          credentials: {
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          },
        }),
    requestHandler: patience,
    maxAttempts: tries,
    // Other servers than Amazon's refuse the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = env.S3_BUCKET
  const probe = async (): Promise<void> => {
    try {
      await client.send(new HeadBucketCommand({ Bucket }))
    } catch (error) {
      // The client reports a missing bucket with the same error as a missing file.
      throw error instanceof NotFound ? new StorageAway({ cause: error }) : error
    }
  }
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async putFile(Key, path) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength: size }),
      )
    },
    async read(Key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket,
          Key,
          ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
        }),
      )
      if (!(Body instanceof Readable)) throw new Error(`The store gave no body for ${Key}`)
      return Body
    },
    async size(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? null
      } catch (error) {
        if (!(error instanceof NotFound)) throw error
        await probe()
        return null
      }
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    probe,
    // A write is there completely or not at all.
    dropUnfinished: () => Promise.resolve(),
  }
}
