// Stands in for hoist-non-react-statics in the browser (vite.config.ts): Emotion wants it for
// `withTheme`, which nobody uses.

// oxlint-disable-next-line masar/named-exports -- it has the shape of the package it stands in for
export default function hoistStatics<Target>(target: Target): Target {
  return target
}
