// Stands in for @emotion/hash in the browser (vite.config.ts): a number for every text. Nobody else
// has to come to the same name for the same styles, since no page is drawn on a server; to reckon
// one out of every letter cost a phone a quarter of a second.

const names = new Map<string, string>()

// oxlint-disable-next-line masar/named-exports -- it has the shape of the package it stands in for
export default function hash(text: string): string {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = names.size.toString(36)))
  return name
}
