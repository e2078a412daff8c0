/** How the route tree is generated; the same for Vite and for scripts/lib/route-tree.ts. */
export const routeTreeOptions = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single',
  semicolons: false,
  addExtensions: true,
  disableLogging: true,
} as const
