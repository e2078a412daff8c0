import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Widgets, charts and patterns know no route and no word, so the gallery needs none of the app's plugins. */
export default defineConfig({ plugins: [react()] })
