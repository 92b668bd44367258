import { apiBaseUrl } from '../../api/base-url'

/** The whole address of a ticket: it is one of the API's own server, which need not be the one that served this page. */
export const fileAddress = (url: string): string => new URL(url, apiBaseUrl()).href
