interface Manifest {
  engines?: { node?: string }
  devDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<
    string,
    {
      version?: string
      dev?: boolean
      engines?: { node?: string }
      optionalDependencies?: Record<string, string>
    }
  >
}

export function getFaults(manifest: Manifest, lock: Lock, nvmrc: string): string[]
