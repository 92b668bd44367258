import { apiBaseUrl } from './base-url'

/**
 * The whole address of a file: it is one of the API's own server, which need not be the one that
 * served this page.
 */
export const fileAddress = (url: string): string => new URL(url, apiBaseUrl()).href
