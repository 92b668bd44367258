export function bin(name: string, packageName?: string): string
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string>; show?: boolean; shell?: boolean },
): Promise<{ code: number; text: string }>
export function runBin(
  name: string,
  args: readonly string[],
  options?: Parameters<typeof run>[2],
): ReturnType<typeof run>
