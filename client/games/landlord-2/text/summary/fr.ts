export const summary =
  'La deuxième édition de Landlord! : toits à acheter, hackers, nobles, et ce qu’un savant fait naître sous les toits.';
