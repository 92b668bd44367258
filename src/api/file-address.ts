import { apiBaseUrl } from './base-url'

/**
 * The full address of a file. It belongs to the API's server, which may differ from the one that
 * served this page.
 */
export const fileAddress = (url: string): string => new URL(url, apiBaseUrl()).href
