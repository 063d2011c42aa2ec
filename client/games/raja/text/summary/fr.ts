export const summary = 'Bâtis des palais là où va le Maharaja, et vis des péages de tes villages.';
