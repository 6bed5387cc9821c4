/**
 * Whether an answer is the file of this build. During a deployment a process of another build may answer. Our ETags
 * contain the hash that is the revision; without an ETag the answer is taken as it is.
 */
export function isOfRevision(cacheKey: string | undefined, etag: string | null): boolean {
  const revision = cacheKey && new URL(cacheKey).searchParams.get('__WB_REVISION__');
  return !revision || etag === null || etag.includes(revision);
}
