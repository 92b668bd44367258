// The form of an address that browsers accept in an e-mail field (HTML standard), with a domain
// that has a dot and ends in the name of a country or kind, which may be an international one
// (xn--).
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** Whether text is an e-mail address as people have them. */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text)

/**
 * An address without what nobody sees, which comes along when it is copied from a page or a
 * message.
 */
export const toEmail = (typed: string): string =>
  typed.replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()
