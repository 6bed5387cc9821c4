/** The id of the element in which the server shows the result of a form sent without scripts. */
export const plainResultId = 'plain-result';
