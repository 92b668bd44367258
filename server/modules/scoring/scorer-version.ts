/**
 * The version of the scorers, year and month; of two in one month the second ends in `b`, so that
 * versions sort by their age. It is raised when the same answers get other scores than before: at
 * its next start the server scores finished attempts again that an older version scored. What only
 * changes the evidence does not raise it.
 */
export const scorerVersion = '2026-11b'
