/** The browser's database of what is kept; known apart from the vault, so that it can be destroyed without the vault's code. */
export const VAULT_DATABASE = 'hansang-kept'
