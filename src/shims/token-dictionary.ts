// Stands in for Chakra's own dictionary of tokens in what is built (scripts/lib/theme-ahead.ts):
// Chakra's derives every variable from what the theme says, at every start; here they are a table.

type Table = Readonly<Record<string, string>>

declare global {
  interface ImportMetaEnv {
    readonly VITE_THEME_VARIABLES: Table
  }
}

/**
 * What is left of a dictionary once its variables are known, by their names (`colors.fg.muted`).
 */
export function dictionaryOf(variables: Table) {
  const categories: Record<string, Record<string, string>> = {}
  for (const [name, variable] of Object.entries(variables)) {
    const [, category = '', key = ''] = /^(\w+)\.(.*)$/.exec(name) ?? []
    const group = (categories[category] ??= {})
    group[key] = variable
  }
  const getVar = (name: string, fallback?: string) => variables[name] ?? fallback
  const mixOrVar = (path: string) => {
    const [color = '', percent] = path.split('/')
    return percent === undefined
      ? (variables[path] ?? path)
      : `color-mix(in srgb, ${variables[color] ?? color} ${percent}%, transparent)`
  }
  return {
    allTokens: [],
    cssVarMap: new Map<string, never>(),
    colorPaletteMap: new Map<string, never>(),
    categoryMap: new Map<string, never>(),
    getByName: () => undefined,
    getVar,
    getCategoryValues: (category: string) => categories[category] ?? null,
    /** `1px solid {colors.border}` with what the names stand for. */
    expandReferenceInValue: (value: string) =>
      value.replaceAll(/\{([^{}]*)\}/g, (_, path: string) => mixOrVar(path)),
  }
}

export const createTokenDictionary = () => dictionaryOf(import.meta.env.VITE_THEME_VARIABLES)
