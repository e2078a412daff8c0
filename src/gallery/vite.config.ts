import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moduleGraph } from './module-graph.ts'

/** Widgets, charts and patterns know no route and no word, so the gallery needs none of the app's plugins. */
export default defineConfig({ plugins: [react(), moduleGraph()] })
