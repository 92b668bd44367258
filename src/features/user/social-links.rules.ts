import * as z from 'zod/mini'
import { getNetwork, socialLinks, type Network } from '../../../machines/shared/fields'
import { rule } from '../../forms/field-rules'
import { cleanLine } from '../../../machines/shared/line'

export const networks = [
  'linkedin',
  'facebook',
  'instagram',
  'twitter',
] as const satisfies readonly Network[]
type SocialLinks = Record<Network, string>

/** A link to a profile on one network, or nothing. */
export const linkTo = (network: Network) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.refine(
      (link) => link === '' || socialLinks[network].test(link),
      rule(`onboarding:rule.${network}`),
    ),
  )

/** The links of somebody, each in the place of its network. */
export function linksByNetwork(links: readonly string[]): SocialLinks {
  const of = (network: Network) => links.find((link) => getNetwork(link) === network) ?? ''
  return {
    linkedin: of('linkedin'),
    facebook: of('facebook'),
    instagram: of('instagram'),
    twitter: of('twitter'),
  }
}

/** The links that are filled in, as the contract lists them. */
export const givenLinks = (links: SocialLinks): string[] =>
  networks.map((network) => cleanLine(links[network])).filter((link) => link !== '')
