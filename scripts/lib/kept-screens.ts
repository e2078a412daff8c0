/**
 * What opens without a connection: the app, the hubs and the menu, and what reads the vault. What else was used, sheets
 * and dialogs among it, and the page of an address without a screen, is kept when it was used. Modules by their path,
 * shared files by their name.
 */
export const KEPT = [
  'index.html',
  'routes',
  'src/app/chrome/chrome.tsx',
  'vault',
  'src/app/kept/kept-queries.ts',
  'src/app/installed/install.ts',
  'src/routes/main.tsx',
  'src/areas/home/hub/usual-cards.tsx',
  'src/areas/home/hub/below.tsx',
  'src/areas/home/offline/offline-home.tsx',
  'src/areas/home/offline/kept-home.ts',
  'src/routes/my/menu.tsx',
  'src/routes/menu/todayMenu.tsx',
  'src/routes/ErrorPage500.tsx',
  'src/ui/dish/dishes.svg',
  'src/ui/avatar/avatars.svg',
  'src/styles/load-fonts.ts',
  'theme',
]
