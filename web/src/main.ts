import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './lib/language.svelte'

await language.start()
mount(App, { target: document.getElementById('page')! })
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
