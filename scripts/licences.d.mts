interface Package {
  name: string
  version: string
  licence: string
}

export function isAllowed(expression: string): boolean
export function productionPackages(lock: {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>
}): Package[]
export function getFaults(packages: Package[]): string[]
