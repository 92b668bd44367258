import ipaddr from 'ipaddr.js'

/** Whether a host, as it stands in a setting or an address, is this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (name === 'localhost') return true
  return ipaddr.isValid(name) && ipaddr.parse(name).range() === 'loopback'
}

/**
 * Whether a setting names machines: an address, a network, or `loopback`. A network that contains
 * every address is refused, because then any caller could claim another address.
 */
export const isNetwork = (text: string): boolean =>
  text === 'loopback' ||
  ipaddr.isValid(text) ||
  (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0)

/**
 * Whether an address is public: not loopback, private, link-local, shared, multicast, documentation
 * or reserved, nor an IPv6 address that contains an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // The library calls unicast what it has no other name for; of IPv6 only 2000::/3 is given out.
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1
}
