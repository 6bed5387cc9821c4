import { gradientEndpoint, MAX_TARGET_LENGTH } from '@fucina/api-contract';
import { answerGradient } from '@fucina/api-contract/answers';

/** Addresses that are too long or wrongly encoded are left to the server. */
export function isGradientRequest({ pathname, search }: URL): boolean {
  if (pathname !== gradientEndpoint.path) return false;
  return pathname.length + search.length <= MAX_TARGET_LENGTH && isDecodable(search);
}

/** The server's answer, made here. */
export function gradientResponse(url: URL): Response {
  // Of a parameter that is repeated the first counts.
  const query = Object.fromEntries([...url.searchParams].reverse());
  const answered = answerGradient(query);
  if (answered.ok) return jsonResponse(answered.value, 200);
  const { status, code, message } = answered.error;
  return jsonResponse({ code, message }, status);
}

function jsonResponse(body: object, status: number): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers });
}

function isDecodable(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}
