-- Stored uncompressed: parts of files live for minutes, and compressing them took half of the time to stage a file.
ALTER TABLE "upload_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
