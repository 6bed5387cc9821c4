// Without this the compiler builds a type of every value in the file, which takes seconds.
declare const cases: unknown;
export default cases;
