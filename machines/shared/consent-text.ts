/**
 * The version of the text that candidates consent to; raise it with every change of what the text
 * says. Only a consent to this one counts.
 */
export const consentTextVersion = '4'
