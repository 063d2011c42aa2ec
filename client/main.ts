document.getElementById('app')?.append('Foyer');
