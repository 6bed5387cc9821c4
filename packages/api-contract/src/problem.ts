/** Problems that any endpoint may return besides its own. */
export const COMMON_PROBLEMS = {
  bad_request: 400,
  bad_encoding: 400,
  bad_path: 400,
  not_found: 404,
  method_not_allowed: 405,
  url_too_long: 414,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  deadline: 504,
} as const satisfies Readonly<Record<string, number>>;

/** Problems of endpoints that take a body. */
export const BODY_PROBLEMS = {
  bad_json: 400,
  body_too_large: 413,
  not_json: 415,
} as const satisfies Readonly<Record<string, number>>;
