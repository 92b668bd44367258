export function findBrowser(): Promise<string | null>
export function ensureBrowser(): Promise<string>
export function findWindowed(): Promise<string | null>
export function ensureWindowless(): Promise<string>
