/**
 * How often a query asks again while the server still works on what it is about (specification 9),
 * and that it does not when that is done.
 */
export const pollInterval = (isUnderWay: boolean | undefined): number | false =>
  isUnderWay === true ? 3000 : false
