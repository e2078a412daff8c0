/** The browser's database of what is kept; known apart from the vault, so that it can be destroyed without the vault's code. */
export const VAULT_DATABASE = 'hansang-kept'

/** Where a sign-out waits that the server has not heard of (left.ts). */
export const LEFT_DATABASE = 'hansang-left'
