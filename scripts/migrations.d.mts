interface Where {
  schema?: string
  folder?: string
}

export function makeMigration(where?: Where & { name?: string }): Promise<string | null>

export function migrationsAgree(where?: Where): Promise<boolean>
